// The seats somebody holds at a table: several where people share a device.
import type { Me, TableInfo } from '../protocol/server';

export function seatsOf(table: TableInfo, me: Me | null): number[] {
  const own = table.seats.filter(({ kind, person }) => kind === 'person' && me !== null && person === me.id);
  return own.map(({ seat }) => seat);
}
