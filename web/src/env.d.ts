/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:boxes' {
  const lids: Record<string, Record<string, string>>;
  export default lids;
}

declare module '*.md' {
  const page: string;
  export default page;
}
