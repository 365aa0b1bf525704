import { type ReactNode, type RefObject, useEffect } from 'react'
import { longestSearch } from '#domain/content/search-text.ts'

type Props = {
  field: RefObject<HTMLInputElement | null>
  label: string
  wanted: string
  onWanted: (text: string) => void
  children: ReactNode
}

/**
 * A search that acts while it is typed. The field keeps its own text, since an address is slower than a hand and would
 * break what is being composed in Japanese; it follows the address when that was changed elsewhere. What is composed is
 * searched once it is done. The form is sent nowhere, even while nothing answers yet: that is what `dialog` does.
 */
export function SearchField({ field, label, wanted, onWanted, children }: Props) {
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = wanted
  }, [field, wanted])

  return (
    // biome-ignore lint/a11y/useSemanticElements: as an element it is unknown to many browsers still in use, as a role to none
    <form className="search" role="search" method="dialog">
      <label htmlFor="q">{label}</label>
      <input
        ref={field}
        id="q"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={longestSearch}
        onChange={({ nativeEvent, target }) => {
          if (!(nativeEvent as InputEvent).isComposing) onWanted(target.value)
        }}
        onCompositionEnd={(event) => onWanted(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It takes back what is composed; the browser would empty the field.
          if (event.key === 'Escape' && event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
      {children}
    </form>
  )
}
