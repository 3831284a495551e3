// Small sounds, made on the spot: tones and breaths of noise, no recordings.

/** What can be heard at a table. */
export type Cue = 'card' | 'coin' | 'wood' | 'splash' | 'clink' | 'laugh' | 'turn' | 'end';

interface Tone {
  kind: 'tone';
  hertz: number;
  wave: OscillatorType;
}

/** Noise through a narrow window that slides from one pitch to another. */
interface Noise {
  kind: 'noise';
  from: number;
  to: number;
  width: number;
}

interface Grain {
  voice: Tone | Noise;
  /** Seconds after the beginning of the cue. */
  after: number;
  seconds: number;
  loudness: number;
}

const tone = (
  hertz: number,
  after: number,
  seconds: number,
  loudness: number,
  wave: OscillatorType = 'sine',
): Grain => ({
  voice: { kind: 'tone', hertz, wave },
  after,
  seconds,
  loudness,
});
const noise = (from: number, to: number, after: number, seconds: number, loudness: number, width = 1.2): Grain => ({
  voice: { kind: 'noise', from, to, width },
  after,
  seconds,
  loudness,
});

export const SCORES: Record<Cue, readonly Grain[]> = {
  card: [noise(1_800, 4_200, 0, 0.09, 0.5), noise(700, 300, 0.07, 0.05, 0.6)],
  coin: [tone(2_093, 0, 0.22, 0.18), tone(3_520, 0.01, 0.3, 0.12), tone(2_637, 0.07, 0.25, 0.12)],
  wood: [noise(420, 180, 0, 0.08, 1.2, 3), tone(170, 0, 0.09, 0.3, 'triangle')],
  splash: [noise(900, 2_600, 0, 0.1, 0.5), noise(2_400, 350, 0.06, 0.4, 0.6, 0.8), tone(190, 0.02, 0.12, 0.2)],
  clink: [tone(1_760, 0, 0.4, 0.14), tone(2_794, 0, 0.3, 0.1), noise(3_000, 1_200, 0, 0.04, 0.4)],
  laugh: [392, 349, 330, 294].map((hertz, at) => tone(hertz, at * 0.11, 0.09, 0.16, 'triangle')),
  turn: [tone(587, 0, 0.35, 0.16, 'triangle'), tone(880, 0.14, 0.5, 0.14, 'triangle')],
  end: [523, 659, 784, 1_047].map((hertz, at) => tone(hertz, at * 0.13, 0.7, 0.15, 'triangle')),
};

/** Let a cue sound now. */
export function sing(context: AudioContext, cue: Cue): void {
  for (const grain of SCORES[cue]) play(context, grain);
}

function play(context: AudioContext, { voice, after, seconds, loudness }: Grain): void {
  const begin = context.currentTime + after;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(loudness, begin + Math.min(0.012, seconds / 4));
  envelope.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  envelope.connect(context.destination);
  const source = voice.kind === 'tone' ? oscillator(context, voice) : breath(context, voice, envelope, begin, seconds);
  if (voice.kind === 'tone') source.connect(envelope);
  source.start(begin);
  source.stop(begin + seconds);
}

function oscillator(context: AudioContext, { hertz, wave }: Tone): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.value = hertz;
  return source;
}

function breath(
  context: AudioContext,
  { from, to, width }: Noise,
  target: AudioNode,
  begin: number,
  seconds: number,
): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const window = context.createBiquadFilter();
  window.type = 'bandpass';
  window.Q.value = width;
  window.frequency.setValueAtTime(from, begin);
  window.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  source.connect(window).connect(target);
  return source;
}
