import userEvent from '@testing-library/user-event'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordInteractions } from './record-interactions.ts'
import { replay } from './replay.ts'

/** A page with one control of each kind. */
function Sample({ received }: { received: (what: string) => void }) {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        received(`sent ${name}`)
      }}
      onKeyDown={(event) => event.key === 'ArrowRight' && received('arrow')}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Note" defaultValue="" onChange={(event) => received(`note ${event.target.value}`)} />
      <select aria-label="Colour" defaultValue="grey" onChange={(event) => received(`colour ${event.target.value}`)}>
        <option>grey</option>
        <option>red</option>
      </select>
      <input type="checkbox" aria-label="Agreed" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <output>{`${name}|${agreed}`}</output>
      <button type="button" onClick={() => received(`pressed with ${name}`)}>
        Press
      </button>
      <button type="submit">Send</button>
      <a
        href="/faq"
        onClick={(event) => {
          event.preventDefault()
          received('followed')
        }}
      >
        Questions
      </a>
    </form>
  )
}

const received = vi.fn<(what: string) => void>()
let root: HTMLElement
let alive: () => Promise<void>

const one = <E extends HTMLElement>(what: string) => root.querySelector<E>(what) as E

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  received.mockClear()
  root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Sample received={received} />)
  const interactions = recordInteractions(root)
  alive = async () => {
    await act(async () => hydrateRoot(root, <Sample received={received} />))
    await act(async () => replay(interactions))
  }
})

afterEach(() => root.remove())

test('replays text typed before hydration and keeps the caret', async () => {
  await userEvent.type(one('[aria-label=Name]'), 'Aiko')
  one<HTMLInputElement>('[aria-label=Name]').setSelectionRange(2, 2)
  await alive()
  expect(one<HTMLInputElement>('[aria-label=Name]').value).toBe('Aiko')
  expect(one('output').textContent).toBe('Aiko|false')
  expect(one<HTMLInputElement>('[aria-label=Name]').selectionStart).toBe(2)
})

test('replays text typed before the recorder started', async () => {
  const early = document.body.appendChild(document.createElement('div'))
  early.innerHTML = renderToString(<Sample received={received} />)
  const name = early.querySelector('[aria-label=Name]') as HTMLInputElement
  const note = early.querySelector('[aria-label=Note]') as HTMLTextAreaElement
  name.value = 'Aiko'
  note.value = 'left foot'
  const interactions = recordInteractions(early)
  expect([...interactions.texts.values()]).toEqual(['Aiko', 'left foot'])
  await act(async () => hydrateRoot(early, <Sample received={received} />))
  await act(async () => replay(interactions))
  expect(early.querySelector('output')?.textContent).toBe('Aiko|false')
  expect(received.mock.calls.flat()).toEqual(['note left foot'])
  early.remove()
})

test('replays the text of a textarea and the choice of a select', async () => {
  await userEvent.type(one('[aria-label=Note]'), 'left foot')
  await userEvent.selectOptions(one('[aria-label=Colour]'), 'red')
  await alive()
  expect(received.mock.calls.flat()).toEqual(['note left foot', 'colour red'])
})

test('replays a ticked checkbox once', async () => {
  await userEvent.click(one('[type=checkbox]'))
  await alive()
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
  expect(one('output').textContent).toBe('|true')
})

test('replays clicks in order, after the typed text', async () => {
  await userEvent.click(one('button[type=button]'))
  await userEvent.type(one('[aria-label=Name]'), 'Aiko')
  await userEvent.click(one('button[type=submit]'))
  expect(received).not.toHaveBeenCalled()
  await alive()
  expect(received.mock.calls.flat()).toEqual(['pressed with Aiko', 'sent Aiko'])
})

test('a form sent with Enter is submitted by the page, not by the browser', async () => {
  await userEvent.type(one('[aria-label=Name]'), 'Aiko{Enter}')
  await alive()
  expect(received.mock.calls.flat()).toEqual(['sent Aiko'])
})

test('replays a key that the page may handle', async () => {
  one('button').focus()
  await userEvent.keyboard('{ArrowRight}')
  await alive()
  expect(received.mock.calls.flat()).toEqual(['arrow'])
})

test('leaves a link to the browser, but records it when typed text would be lost', async () => {
  const follow = () => one('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const prevented: boolean[] = []
  const arrive = (event: Event) => {
    prevented.push(event.defaultPrevented)
    // jsdom does not implement navigation.
    event.preventDefault()
  }
  root.addEventListener('click', arrive, { once: true })
  follow()
  expect(prevented).toEqual([false])
  await userEvent.type(one('[aria-label=Name]'), 'A')
  expect(follow()).toBe(false)
  await alive()
  expect(received.mock.calls.flat()).toEqual(['followed'])
})

test('records nothing more once the page is hydrated', async () => {
  await alive()
  await userEvent.click(one('button[type=button]'))
  expect(received.mock.calls.flat()).toEqual(['pressed with '])
})
