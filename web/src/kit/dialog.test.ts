import { render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { expect, it } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Choose</p>' }));

it('stays open when the browser tells late that it was closed before', async () => {
  const { container, rerender } = render(Dialog, { props: { open: true, title: 'All choices', children } });
  const dialog = container.querySelector('dialog');
  await rerender({ open: false });
  await rerender({ open: true });
  dialog?.dispatchEvent(new Event('close'));
  await tick();
  expect(dialog?.open).toBe(true);
  expect(container.textContent).toContain('Choose');
});

it('is closed by whoever reads it', async () => {
  const { container } = render(Dialog, { props: { open: true, title: 'All choices', children } });
  const dialog = container.querySelector('dialog');
  container.querySelector<HTMLElement>('.close')?.click();
  dialog?.dispatchEvent(new Event('close'));
  await tick();
  expect(dialog?.open).toBe(false);
  expect(container.textContent).not.toContain('Choose');
});
