/** Date and hour as the service writes them, in UTC. */
export function dateAndHour(at: number): { date: string; hour: string } {
  const iso = new Date(at).toISOString();
  return { date: iso.slice(0, 10), hour: iso.slice(11, 16) };
}
