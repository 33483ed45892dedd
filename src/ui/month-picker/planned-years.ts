/** The years for what may be planned ahead: 1970 to the current year + 10 (spec 2 §5, 3 §9). */
export const plannedYears = () => ({ firstYear: 1970, lastYear: new Date().getFullYear() + 10 });
