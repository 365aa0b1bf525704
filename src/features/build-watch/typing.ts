type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A slider has a value from the start: it counts once it is moved. */
const fields = 'input:not([type=range]), textarea, select'

/** What was chosen other than it stood there. */
function isChosen(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return 'checked' in field && field.checked !== field.defaultChecked
}

/** Whether the visitor has typed or chosen something on this page that would be lost with it. Asked at any time later. */
export function watchTyping(): () => boolean {
  // What was typed before anyone listened cannot be told from what stood there: both are kept.
  const touched = new Set(document.querySelectorAll<Field>(fields))
  document.addEventListener('input', ({ target }) => touched.add(target as Field), { capture: true, passive: true })
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) =>
      field.matches('select, [type=checkbox], [type=radio]') ? field.form && isChosen(field) : field.value?.trim(),
    )
  }
}
