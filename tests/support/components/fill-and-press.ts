import { fireEvent, getByRole, screen, waitFor } from '@testing-library/react'

/** Visibility is checked by the browser tests; computing it takes much time in jsdom. */
const hidden = true

type FieldQuery = { readonly name: string | RegExp; readonly description?: RegExp }

/** Searches the `main` element only, which is faster. */
function find<Part extends HTMLElement = HTMLElement>(role: string, fieldQuery: FieldQuery): Promise<Part> {
  return waitFor(() =>
    getByRole<Part>(document.querySelector('main') ?? document.body, role, { ...fieldQuery, hidden }),
  )
}

export const field = (name: string | RegExp, more: { description?: RegExp } = {}) =>
  find<HTMLInputElement>('textbox', { name, ...more })

export async function fill(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } })
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await find('button', { name }))
}

export async function tick(name: string | RegExp): Promise<void> {
  fireEvent.click(await find('checkbox', { name }))
}

/** The first element of a selector, as soon as it is there: an event on nothing would be a test of nothing. */
export function element<Part extends Element = Element>(selector: string): Promise<Part> {
  return whenThere(() => document.querySelector<Part>(selector), selector)
}

/** Clicks an element, by selector or by a function, as soon as it is there. */
export async function click(target: string | (() => HTMLElement | null | undefined)): Promise<void> {
  const found = typeof target === 'string' ? element<HTMLElement>(target) : whenThere(target, 'the function')
  fireEvent.click(await found)
}

function whenThere<Part extends Element>(find: () => Part | null | undefined, name: string): Promise<Part> {
  return waitFor(() => {
    const found = find()
    if (!found) throw new Error(`Nothing matches ${name}`)
    return found
  })
}

/** Submits the form of the open dialog, more than once like an impatient visitor. */
export async function submitDialog(times = 1): Promise<void> {
  const form = await element('dialog form')
  for (let time = 0; time < times; time += 1) fireEvent.submit(form)
}

/** Clicks the first link of that name. */
export function follow(name: string, within = 'body'): void {
  const links = [...document.querySelectorAll(`${within} a`)]
  const link = links.find(({ textContent }) => textContent === name)
  if (!link) throw new Error(`No link is called ${name}`)
  fireEvent.click(link)
}

/** Clicks the first link of that name as soon as it is there. */
export const findAndFollow = (name: string) => waitFor(() => follow(name))

export const headingText = () => document.querySelector('h1')?.textContent
export const main = () => document.querySelector('main')?.textContent ?? ''
export const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden })
export const focused = () => document.activeElement
