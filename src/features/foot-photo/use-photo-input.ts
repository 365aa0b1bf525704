import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** A photo that was chosen, dropped on a form, or pasted into the page. Several at once are none: nobody could say which one is meant. */
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

  /** It takes the place of one that was chosen. */
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
    /** More than one came at once, and none of them was taken. */
    hasMany,
    choose: (files: FileList | null) => void addFiles(files),
    drop(event: DragEvent<HTMLFormElement>) {
      event.preventDefault()
      drop(event.dataTransfer.files, event.currentTarget)
    },
  }
}
