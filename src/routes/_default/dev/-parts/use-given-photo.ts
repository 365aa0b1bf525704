import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** A photo that was chosen, dropped on a form, or pasted into the page. */
export function useGivenPhoto(onChanged: () => void) {
  const [photo, setPhoto] = useState<{ file: File; isDropped: boolean }>()

  /** It takes the place of one that was chosen. */
  function give(file: File | undefined, form: Element | null | undefined) {
    if (!file) return
    setPhoto({ file, isDropped: true })
    const chooser = form?.querySelector<HTMLInputElement>('[type=file]')
    if (chooser) chooser.value = ''
    onChanged()
  }

  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData?.files ?? []
    give(file, document.querySelector('.photo-form'))
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return {
    photo,
    choose: (file: File) => setPhoto({ file, isDropped: false }),
    drop(event: DragEvent<HTMLFormElement>) {
      event.preventDefault()
      give(event.dataTransfer.files[0], event.currentTarget)
    },
  }
}
