/** Elements whose clicks need the shop's code; the browser handles all others itself. */
const answering = 'a[href], button, [role=button], [type=checkbox], [type=radio], [type=submit]'

/** Keys that move through a page or belong to the browser; any other may be handled by the page. */
const browserKeys = /^(Tab|Enter| |Shift|Control|Alt|Meta|CapsLock)$/

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The events that a page received before it was hydrated, in order. */
export type RecordedInteractions = {
  readonly recordedEvents: readonly { readonly on: Element; readonly event: Event }[]
  readonly texts: ReadonlyMap<Field, string>
  /** Stops recording: the page handles events itself from now on. */
  stop(): void
  /**
   * Gives up, because the page will not be hydrated: the browser handles events again and follows the last
   * link that was clicked.
   */
  letGo(): void
}

/**
 * Records the interactions with a page that is not hydrated yet, for replay. Links are left to the browser,
 * which follows them itself, unless text was typed that a new page would lose.
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

  // This script runs after the page is parsed: a field that differs from its default was changed before.
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
