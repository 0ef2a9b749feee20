% SPDX-License-Identifier: Apache-2.0
function checkOrder(name, n)
% The order of an IIR filter.
if ~(isnumeric(n) && isscalar(n) && isreal(n) && n > 0 && n == round(n) && n <= 500)
    error(['signal:' name ':InvalidRange'], 'Filter order must be an integer from 1 to 500.');
end
end
