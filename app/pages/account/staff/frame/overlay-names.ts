/** The address's parameters that open something over the tab. */
export const overlayNames = ['do', 'appointment', 'vehicle', 'record'];
