import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * A photo chosen, dropped on a form, or pasted into the page. Several at once are rejected, because it is unclear which
 * one is meant.
 */
export function usePhotoInput(onPhoto: (file: File) => void) {
  const [photo, setPhoto] = useState<File>()
  const [hasMany, setMany] = useState(false)

  function addFiles(files: ArrayLike<File> | null | undefined): File | undefined {
    const file = files?.[0]
    if (!files || !file) return undefined
    setMany(files.length > 1)
    if (files.length > 1) return undefined
    setPhoto(file)
    onPhoto(file)
    return file
  }

  /** Clears the file inputs, because the dropped photo replaces a chosen one. */
  function drop(files: ArrayLike<File> | null | undefined, form: Element | null): void {
    const isGiven = addFiles(files)
    const choosers = isGiven ? (form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []) : []
    for (const chooser of choosers) chooser.value = ''
  }

  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    drop(clipboardData?.files, document.querySelector('.photo-form'))
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return {
    photo,
    /** Several files came at once, and none was taken. */
    hasMany,
    choose: (files: FileList | null) => void addFiles(files),
    drop(event: DragEvent<HTMLFormElement>) {
      event.preventDefault()
      drop(event.dataTransfer.files, event.currentTarget)
    },
  }
}
