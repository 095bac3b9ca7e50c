import type { ReactNode } from 'react'
import type { JobCategory } from '../../../contract/base/enums.ts'

const ground = <path d="M0 118h264v20H0Z" fill="var(--scene-back)" />
const sun = (x: number) => <circle cx={x} cy="35" r="18" fill="var(--scene-light)" />

/** Flat shapes, one of them in the accent colour; the sky is the element's background. */
const scenes: Record<JobCategory, ReactNode> = {
  FACTORY: (
    <>
      {sun(86)}
      <path d="M170 32h18v50h-18Z" fill="var(--scene-accent)" />
      <path d="M50 118V67l36 20V67l36 20V67l36 20v31Z" fill="var(--scene-front)" />
      <path d="M158 77h58v41h-58Z" fill="var(--scene-back)" />
      <path
        d="M64 98h14v10H64Zm28 0h14v10H92Zm28 0h14v10h-14Zm55-10h12v10h-12Zm20 0h12v10h-12Z"
        fill="var(--scene-light)"
      />
      {ground}
    </>
  ),
  FARM: (
    <>
      {sun(62)}
      <path d="M0 108V86c34-22 72-22 112-4 44 22 96 14 152-16v52H0Z" fill="var(--scene-back)" />
      <path d="M0 108h264v30H0Z" fill="var(--scene-front)" />
      <path
        d="M98 108 36 138m80-30-22 30m68-30 20 30m6-30 64 30"
        stroke="var(--scene-back)"
        strokeWidth="3.5"
      />
      <path
        d="M123 108V82c0-20 14-35 34-35s35 15 35 35v26Z"
        fill="var(--scene-light)"
        stroke="var(--scene-accent)"
        strokeWidth="3"
      />
      <path d="M123 82h69m-46-33v59m23-59v59" stroke="var(--scene-accent)" strokeWidth="2.5" />
    </>
  ),
  RESTAURANT: (
    <>
      {sun(208)}
      <path d="M52 52h160v66H52Z" fill="var(--scene-back)" />
      <path d="M44 40h176l-8 24H52Z" fill="var(--scene-front)" />
      <path d="M70 78h52v28H70Z" fill="var(--scene-light)" />
      <path d="M146 78h40v40h-40Z" fill="var(--scene-accent)" />
      <path d="M84 92h24a12 12 0 0 1-24 0Z" fill="var(--scene-front)" />
      <path
        d="M90 87c-3-4 3-5 0-9m12 9c-3-4 3-5 0-9"
        fill="none"
        stroke="var(--scene-front)"
        strokeWidth="2.5"
      />
      {ground}
    </>
  ),
  CONSTRUCTION: (
    <>
      <path d="M48 55h60v63H48Z" fill="var(--scene-front)" />
      <path d="M108 80h48v38h-48Z" fill="var(--scene-back)" />
      <path
        d="M58 65h12v10H58Zm24 0h12v10H82Zm-24 22h12v10H58Zm24 0h12v10H82Zm38 4h9v10h-9Zm18 0h9v10h-9Z"
        fill="var(--scene-light)"
      />
      <path
        d="M178 118V42m-32 8h75m-43-6 30 6m-5 0v24"
        fill="none"
        stroke="var(--scene-accent)"
        strokeWidth="4.5"
      />
      <path d="M192 74h23v14h-23Z" fill="var(--scene-accent)" />
      {ground}
    </>
  ),
  TRANSLATION: (
    <>
      <path
        d="M44 34h88a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H78l-22 18V90H44a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10Z"
        fill="var(--scene-back)"
      />
      <path
        d="M152 54h68a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10h-8v16l-20-16h-40a10 10 0 0 1-10-10V64a10 10 0 0 1 10-10Z"
        fill="var(--scene-front)"
      />
      <path d="M54 54h66M54 70h44" stroke="var(--scene-light)" strokeWidth="6" strokeLinecap="round" />
      <path d="M162 74h48M162 88h28" stroke="var(--scene-accent)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  OFFICE: (
    <>
      {sun(70)}
      <path d="M84 28h66v90H84Z" fill="var(--scene-front)" />
      <path d="M150 60h52v58h-52Z" fill="var(--scene-back)" />
      <path
        d="M96 42h12v10H96Zm26 0h12v10h-12ZM96 64h12v10H96Zm26 0h12v10h-12ZM96 86h12v10H96Zm66-12h10v9h-10Zm20 0h10v9h-10Zm-20 20h10v9h-10Zm20 0h10v9h-10Z"
        fill="var(--scene-light)"
      />
      <path d="M120 92h18v26h-18Z" fill="var(--scene-accent)" />
      {ground}
    </>
  ),
  ETC: (
    <>
      <path d="M40 56 132 20l92 36v62H40Z" fill="var(--scene-back)" />
      <path d="M70 70h124v48H70Z" fill="var(--scene-light)" />
      <path d="M79 90h33v28H79Zm37 0h33v28h-33ZM98 68h33v19H98Z" fill="var(--scene-front)" />
      <path d="M154 96h30v22h-30Z" fill="var(--scene-accent)" />
      {ground}
    </>
  ),
}

/** Placeholder for a job without an image. */
export function SectorScene({ category }: { category: JobCategory | undefined }) {
  return (
    <svg
      viewBox="0 0 264 136"
      preserveAspectRatio="xMidYMax slice"
      style={{ background: 'var(--scene-sky)' }}
      aria-hidden="true"
      focusable="false"
    >
      {scenes[category ?? 'ETC']}
    </svg>
  )
}
