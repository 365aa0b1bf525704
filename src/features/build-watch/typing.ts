type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sliders always have a value, so they count only once moved. */
const fields = 'input:not([type=range]), textarea, select'

/** Whether the choice differs from the initial one. */
function isChosen(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return 'checked' in field && field.checked !== field.defaultChecked
}

/**
 * Returns a function that says whether the visitor has typed or chosen something on this page that would be lost with
 * it.
 */
export function watchTyping(): () => boolean {
  // Text typed before hydration cannot be told from initial values: both count.
  const touched = new Set(document.querySelectorAll<Field>(fields))
  document.addEventListener('input', ({ target }) => touched.add(target as Field), { capture: true, passive: true })
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) =>
      field.matches('select, [type=checkbox], [type=radio]') ? field.form && isChosen(field) : field.value?.trim(),
    )
  }
}
