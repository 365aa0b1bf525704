import { useEffect, useState } from 'react'

/** As long as this nothing moves before it is told of. */
const restMs = 450

/** Told to those who listen once a hand rests, and not at every step before. */
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
