// The kinds of rooms, and the light that falls on the floor of each: it is known from afar.

export const LIGHTS = {
  start: '#ffb765',
  empty: '#8a8178',
  gold: '#ffc53d',
  crystal: '#b07bff',
  rotation: '#3fc2b0',
  destruction: '#ff4a23',
  portal: '#ec5be0',
  map: '#d9b878',
  goblins: '#7fc04a',
  steal_left: '#e8573a',
  steal_right: '#e8573a',
  well: '#4aa3e8',
  wind: '#9fdcea',
  gust: '#7aa5c9',
  key: '#e6bd55',
  vortex: '#6d7dff',
} as const;
