% SPDX-License-Identifier: Apache-2.0
function [n, window] = linearPhase(name, n, window, nyquist)
% The order and the window (a row, Hamming's when empty) of a symmetric filter of order n; an odd order with
% a gain at the Nyquist frequency is increased by one, with a warning.
if nyquist && rem(n, 2)
    warning(['signal:' name ':OrderOdd'], ['Odd order symmetric FIR filters must have a gain of zero at the ' ...
        'Nyquist frequency. The order is being increased by one.']);
    n = n + 1;
end
if isempty(window)
    window = hamming(n + 1)';
elseif numel(window) ~= n + 1
    error(['signal:' name ':MismatchedWindowLength'], 'The window length must be the same as the filter length.');
end
end
