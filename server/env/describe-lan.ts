import { renderUnicodeCompact } from 'uqr'

/** Tells how a phone in the same network opens the demo, and what does not work there. */
export function describeLan(publicUrl: string | undefined): string[] {
  if (publicUrl === undefined)
    return ['  phones     This machine is in no network: connect it, or set HOST and PUBLIC_URL']
  return [
    `  phones     ${publicUrl}`,
    ...renderUnicodeCompact(publicUrl, { border: 2 }).split('\n'),
    '             Everyone in this network can open it. Over plain http a phone takes and measures photos as elsewhere;',
    '             copying a link by its button and one connection for several tabs need https.',
  ]
}
