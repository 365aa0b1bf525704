import type { Field, RecordedInteractions } from './record-interactions.ts'

/** Replays what was done to a page before it was hydrated: first the texts, then the deeds, in their order. */
export function replay({ recordedEvents, texts, stop }: RecordedInteractions): void {
  stop()
  for (const [field, text] of texts) if (field.isConnected) replayTyping(field, text)
  for (const { on, event } of recordedEvents) if (on.isConnected) replayEvent(on, event)
}

function replayEvent(on: Element, event: Event): void {
  if (event instanceof KeyboardEvent) on.dispatchEvent(new KeyboardEvent('keydown', toKeyboardInit(event)))
  else if (event instanceof SubmitEvent) (on as HTMLFormElement).requestSubmit(event.submitter)
  else if (on instanceof HTMLInputElement && on.matches('[type=checkbox], [type=radio]')) replayTick(on)
  else (on as HTMLElement).click()
}

function toKeyboardInit({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEventInit {
  return { key, code, ctrlKey, altKey, metaKey, shiftKey, bubbles: true, cancelable: true }
}

/** The browser has set the tick already, and a click turns it: so it is turned back first. */
function replayTick(box: HTMLInputElement): void {
  box.checked = !box.checked
  box.click()
}

/**
 * React hears of a text only when it differs from what it knew when it hydrated the field, and that was the typed text
 * already. So the field is emptied for React, and filled again behind its back.
 */
function replayTyping(field: Field, text: string): void {
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
