import { business, phoneLink } from '../../business.ts';

/** For people who have broken down: the number that is answered day and night. */
export function EmergencyLine() {
  return (
    <>
      Broken down? <a href={phoneLink(business.emergencyPhone)}>{business.emergencyPhone}</a>,
      day&nbsp;and&nbsp;night
    </>
  );
}
