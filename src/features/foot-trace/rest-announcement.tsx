import { useEffect, useState } from 'react'

/** How long nothing must change before it is announced. */
const restMs = 450

/** Announces a text once it rests, not at every step. */
export function RestAnnouncement({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setAnnouncement(text), restMs)
    return () => clearTimeout(rest)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
