import { type ReactNode, useId } from 'react'
import '#src/styles/pair.css'

type Props = {
  label: ReactNode
  /** What the value says, in words: it is heard with each step, and stands beside the slider. */
  text: string
  ends: readonly [ReactNode, ReactNode]
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
}

/** A value between two ends, by hand or by keys. */
export function Slider({ label, text, ends: [left, right], min, max, step, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      {/* Heard from the slider itself. */}
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
