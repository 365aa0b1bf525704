import { act } from '@testing-library/react'
import { refusal } from '../../fakes/pretend-shop.ts'
import { goneOnAtShop } from './elsewhere.ts'
import { soon, type WalkedPage } from './open-walked.ts'

type News = 'shop.told' | 'design.sent' | 'removal.sent' | 'shop.fell_silent'

/** The shop answers what it is asked until the page has heard that of it; whoever looks at the page again has it asked. */
export async function hasToldOfDesigns(page: WalkedPage, news: News): Promise<void> {
  const { shop, now, told } = page
  const { saves, removals } = shop.gates
  if (news === 'shop.told') shop.has(goneOnAtShop(now().context.file))
  shop.fallSilent(news === 'shop.fell_silent')
  // Of several that wait one is taken: the others wait for a walk to say so.
  let isTaken = false
  await soon(() => {
    if (isTaken && !told().includes(news)) throw new Error(`The page has not heard ${news}`)
    if (isTaken) return
    const [save, removal] = [saves.shift(), removals.shift()]
    isTaken = (save && news === 'design.sent') || (removal && news === 'removal.sent') || false
    if (save && news === 'design.sent') shop.save(save)
    else if (save) save.answer(news === 'shop.told' ? refusal('design_changed', 409)() : shop.silence())
    if (removal && news === 'removal.sent') shop.remove(removal)
    else if (removal) removal.answer(shop.silence())
    if (told().includes(news)) return
    if (!save && !removal) act(() => void window.dispatchEvent(new Event('focus')))
    throw new Error(`The page has not heard ${news}`)
  })
  shop.fallSilent(false)
}
