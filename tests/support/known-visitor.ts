/** The cookies of somebody who has been here before, and has answered what a newcomer is asked. */
export function knownVisitor(url: string) {
  return [{ name: 'country_code', value: 'GB', url, sameSite: 'Lax' as const }]
}
