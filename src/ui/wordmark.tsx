/** Two bare soles and the name, drawn in the colour of the text. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 150 32" role="img" aria-label="Hadashi">
      <g className="wordmark-mark">
        <path d="M8 29C5 29 4 26 4.400 22C4.800 18 2.600 15.500 2.400 11.500C2.200 8 5 6.200 8 6.200C11.500 6.200 14 8 13.600 11.800C13.200 15.500 11 18 11.200 22C11.400 26 11 29 8 29Z" />
        <path d="M24 29C27 29 28 26 27.600 22C27.200 18 29.400 15.500 29.600 11.500C29.800 8 27 6.200 24 6.200C20.500 6.200 18 8 18.400 11.800C18.800 15.500 21 18 20.800 22C20.600 26 21 29 24 29Z" />
        <path className="accent" d="M9.500 6.400V11.500M22.500 6.400V11.500" />
      </g>
      <text x="42" y="24">
        Hadashi
      </text>
    </svg>
  )
}
