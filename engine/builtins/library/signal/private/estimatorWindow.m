% SPDX-License-Identifier: Apache-2.0
function [w, overlap, starts] = estimatorWindow(name, n, window, overlap)
% Window and segments of averaged spectra: eight segments of half overlap with a Hamming window unless said.
if isempty(window)
    long = n;
    if isempty(overlap)
        long = max(floor(2*n/9), 1);
    else
        long = max(floor((n + 7*double(overlap))/8), 1);
    end
    w = hamming(long);
elseif isscalar(window)
    if ~(isnumeric(window) && window >= 1 && window == round(window))
        error(['signal:' name ':InvalidWindow'], 'The length of the segments must be a positive integer.');
    end
    w = hamming(window);
else
    w = window(:);
end
long = numel(w);
if isempty(overlap), overlap = floor(long/2); end
if ~(isnumeric(overlap) && isscalar(overlap) && overlap >= 0 && overlap == round(overlap))
    error(['signal:' name ':InvalidOverlap'], 'The overlap must be a nonnegative integer.');
elseif overlap >= long
    error(['signal:' name ':NoverlapTooBig'], ...
        'The number of samples to overlap must be less than the length of the segments.');
elseif long > n
    error(['signal:' name ':invalidSegmentLength'], ...
        'The length of the segments cannot be greater than the length of the input signal.');
end
starts = 0:long - overlap:n - long;
end
