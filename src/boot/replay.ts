import type { Field, RecordedInteractions } from './record-interactions.ts'

/**
 * Replays the interactions with a page before it was hydrated: first the texts, then the events in their
 * order.
 */
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

/** The browser has already toggled the box, and `click` toggles it again: so it is reset first. */
function replayTick(box: HTMLInputElement): void {
  box.checked = !box.checked
  box.click()
}

/**
 * React reports a change only when the value differs from the one it saw at hydration, which already was the
 * typed text. So the field is emptied through React's setter and filled again through the native one.
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
