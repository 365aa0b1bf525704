/** Elements whose clicks need our code; the browser handles all others by itself. */
const answering = 'a[href], button, [role=button], [type=checkbox], [type=radio], [type=submit]'

/** Keys that move through a page or belong to the browser; the rest may be meant for something on the page. */
const browserKeys = /^(Tab|Enter| |Shift|Control|Alt|Meta|CapsLock)$/

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The events that came to a page before it was hydrated, in order. */
export type RecordedInteractions = {
  readonly recordedEvents: readonly { readonly on: Element; readonly event: Event }[]
  readonly texts: ReadonlyMap<Field, string>
  /** From now on the page answers for itself. */
  stop(): void
  /** The page will not answer: the browser does what it would have done, and follows the link that was chosen last. */
  letGo(): void
}

/**
 * Keeps what is done to a page that does not answer yet, to be replayed once it does. Links are left to the browser, which
 * follows them by itself, unless text was typed that a new page would lose.
 */
export function recordInteractions(root: HTMLElement): RecordedInteractions {
  const recordedEvents: { on: Element; event: Event }[] = []
  const texts = new Map<Field, string>()
  const over = new AbortController()
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind], target: Element) => void,
  ) =>
    root.addEventListener(kind, (event) => listener(event, event.target as Element), {
      capture: true,
      signal: over.signal,
    })

  function recordEvent(event: Event, on: Element): void {
    event.stopPropagation()
    recordedEvents.push({ on, event })
  }

  // This script comes after the page: what differs from it was typed before anything listened.
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (isTextField(field) && field.value !== field.defaultValue) texts.set(field, field.value)
  listen('input', (_, target) => {
    if (isTextField(target)) texts.set(target, target.value)
  })
  listen('click', (event, target) => {
    const on = target.closest(answering)
    if (!on || isNewWindow(event) || (on.matches('a') && texts.size === 0)) return
    if (!on.matches('[type=checkbox], [type=radio]')) event.preventDefault()
    recordEvent(event, on)
  })
  listen('submit', (event, target) => {
    event.preventDefault()
    recordEvent(event, target)
  })
  listen('keydown', (event, target) => {
    if (!isTextField(target) && !browserKeys.test(event.key)) recordEvent(event, target)
  })
  const stop = () => over.abort()
  function letGo(): void {
    stop()
    const link = recordedEvents.findLast(({ on }) => on.matches('a'))?.on as HTMLAnchorElement | undefined
    recordedEvents.length = 0
    texts.clear()
    link?.click()
  }
  return { recordedEvents, texts, stop, letGo }
}

function isTextField(target: Element): target is Field {
  return target.matches('textarea, select, input:not([type=checkbox], [type=radio])')
}

function isNewWindow({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || button !== 0
}
