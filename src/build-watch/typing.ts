type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const choices = 'select, [type=checkbox], [type=radio]'

/** Whether the visitor has typed or chosen something on this page that would be lost with it. Asked at any time later. */
export function watchTyping(): () => boolean {
  // What was typed before anyone listened cannot be told from what stood there: both are kept.
  const touched = new Set(document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea'))
  document.addEventListener('input', ({ target }) => touched.add(target as Field), { capture: true, passive: true })
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) => (field.matches(choices) ? field.form !== null : field.value?.trim()))
  }
}
