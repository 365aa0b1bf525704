import { fireEvent } from '@testing-library/react'
import { soon } from './open-walked.ts'

/** Searches by text: queries by role take most of the time of a walk. */
function named(selector: string, name: RegExp): Element {
  const all = [...document.querySelectorAll(selector)]
  const found = all.find(({ textContent }) => name.test(textContent ?? ''))
  if (!found) throw new Error(`Nothing is called ${name} among ${all.map(({ textContent }) => textContent).join(', ')}`)
  return found
}

export const isThere = (name: RegExp, selector = 'main button') =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => name.test(textContent ?? ''))

export async function pressOne(name: RegExp, selector = 'main button'): Promise<void> {
  fireEvent.click(await soon(() => named(selector, name)))
}

/** Chooses a radio button by its value, in the group of that name. */
export async function chooseOne(value: string, group: RegExp): Promise<void> {
  const input = await soon(() => {
    const legend = named('main fieldset > legend', group)
    const found = legend.parentElement?.querySelector(`input[value="${value}"]`)
    if (!found) throw new Error(`${group} has no ${value}`)
    return found
  })
  fireEvent.click(input)
}
