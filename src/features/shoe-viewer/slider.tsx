import { type ReactNode, useId } from 'react'
import '#src/styles/pair.css'

type Props = {
  label: ReactNode
  /** The value as text: announced with each step, and shown next to the slider. */
  text: string
  ends: readonly [ReactNode, ReactNode]
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
}

/** A value between two ends, set by pointer or keys. */
export function Slider({ label, text, ends: [left, right], min, max, step, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      {/* The slider itself announces it. */}
      <span className="slider-text" aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="slider-ends" aria-hidden="true">
        <span>{left}</span>
        <span>{right}</span>
      </span>
    </div>
  )
}
