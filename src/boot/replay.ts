import type { Field, Kept } from './keep-what-is-done.ts'

/** Replays what was done to a page before it was hydrated: first the texts, then the deeds, in their order. */
export function replay({ deeds, texts, stop }: Kept): void {
  stop()
  for (const [field, text] of texts) if (field.isConnected) typeAgain(field, text)
  for (const { on, event } of deeds) if (on.isConnected) doAgain(on, event)
}

function doAgain(on: Element, event: Event): void {
  if (event instanceof KeyboardEvent) on.dispatchEvent(new KeyboardEvent('keydown', keyOf(event)))
  else if (event instanceof SubmitEvent) (on as HTMLFormElement).requestSubmit(event.submitter)
  else if (on instanceof HTMLInputElement && on.matches('[type=checkbox], [type=radio]')) tickAgain(on)
  else (on as HTMLElement).click()
}

function keyOf({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEventInit {
  return { key, code, ctrlKey, altKey, metaKey, shiftKey, bubbles: true, cancelable: true }
}

/** The browser has set the tick already, and a click turns it: so it is turned back first. */
function tickAgain(box: HTMLInputElement): void {
  box.checked = !box.checked
  box.click()
}

/**
 * React hears of a text only when it differs from what it knew when it hydrated the field, and that was the typed text
 * already. So the field is emptied for React, and filled again behind its back.
 */
function typeAgain(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { selectionStart, selectionEnd } = field
  field.value = ''
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
