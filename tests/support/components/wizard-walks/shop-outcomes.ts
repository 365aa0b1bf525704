import { act } from '@testing-library/react'
import { respondWithError } from '../../fakes/pretend-shop.ts'
import { goneOnAtShop } from './elsewhere.ts'
import { soon, type WalkedPage } from './open-walked.ts'

type SyncEventType = 'shop.listed' | 'design.sent' | 'removal.sent' | 'shop.fellSilent'

/** Answers the requests of the page until it has received the event; showing the tab again makes the page send them. */
export async function hasPublishedDesigns(page: WalkedPage, event: SyncEventType): Promise<void> {
  const { shop, now, events } = page
  const { saves, removals } = shop.gates
  if (event === 'shop.listed') shop.has(goneOnAtShop(now().context.file))
  shop.fallSilent(event === 'shop.fellSilent')
  // Answers one of several waiting requests: the others wait for their own step of the walk.
  let isTaken = false
  await soon(() => {
    if (isTaken && !events().includes(event)) throw new Error(`The page has not heard ${event}`)
    if (isTaken) return
    const [save, removal] = [saves.shift(), removals.shift()]
    isTaken = (save && event === 'design.sent') || (removal && event === 'removal.sent') || false
    if (save && event === 'design.sent') shop.save(save)
    else if (save) save.answer(event === 'shop.listed' ? respondWithError('design_changed', 409)() : shop.silence())
    if (removal && event === 'removal.sent') shop.remove(removal)
    else if (removal) removal.answer(shop.silence())
    if (events().includes(event)) return
    if (!save && !removal) act(() => void window.dispatchEvent(new Event('focus')))
    throw new Error(`The page has not heard ${event}`)
  })
  shop.fallSilent(false)
}
