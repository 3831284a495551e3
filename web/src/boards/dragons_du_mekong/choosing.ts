// Choosing: what every part of the board needs to know of the move being put together.

export interface Choice {
  label: string;
  open: boolean;
  glows: boolean;
  chosen: boolean;
}

export interface Choosing {
  of: (id: string) => Choice;
  choose: (id: string, event: Event) => void;
}
