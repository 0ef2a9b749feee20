% SPDX-License-Identifier: Apache-2.0
function [n, w, done, m] = windowArguments(name, n, flags)
% The length of a window: rounded as MATLAB does; lengths 0 and 1 are done, and m is the number of intervals.
if ~(isnumeric(n) && isscalar(n) && isreal(n) && isfinite(n) && n >= 0)
    error(['signal:' name ':InvalidOrder'], 'The order cannot be less than zero.');
end
n = double(n);
if n ~= round(n)
    n = round(n);
    warning(['signal:' name ':InvalidOrderRounding'], 'Rounding order to nearest integer.');
end
w = ones(n, 1);
done = n < 2;
m = n - 1;
if ~isempty(flags)
    flag = flags{1};
    if ~(ischar(flag) || isstring(flag)) || ~any(strcmpi(flag, {'symmetric', 'periodic'}))
        error(['signal:' name ':InvalidParam'], 'Sampling must be either ''symmetric'' or ''periodic''.');
    end
    if strcmpi(flag, 'periodic'), m = n; end
end
end
