declare module 'subset-font' {
  interface Wish {
    targetFormat?: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, text: string, wish?: Wish): Promise<Uint8Array>;
}
