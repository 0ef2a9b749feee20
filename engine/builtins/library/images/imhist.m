% SPDX-License-Identifier: Apache-2.0
function [counts, x] = imhist(x0, n)
% Counts of the pixels nearest to n (256; 2 for logical) levels over the range of the class, and the levels; imhist(X, map) counts the
% indices of a map. Without an output it draws them.
% Example: counts = imhist([0 0.5 1 1], 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x0, {'double', 'uint8', 'int8', 'logical', 'uint16', 'int16', 'single', 'uint32', 'int32'}, {'2d', 'nonsparse'}, 'imhist', 'I or X', 1);
if nargin > 1 && ~isscalar(n)
    x = (1:size(n, 1))';
    at = double(x0(:)) + ~isfloat(x0);
    counts = accumarray(min(max(at, 1), numel(x)), 1, [numel(x), 1]);
else
    if nargin < 2
        n = 256;
        if islogical(x0), n = 2; end
    end
    validateattributes(n, {'numeric'}, {'real', 'positive', 'integer'}, 'imhist', 'N', 2);
    low = 0;
    if isinteger(x0), low = double(intmin(class(x0))); end
    range = imageRange(x0);
    at = floor((double(x0(:)) - low)*((n - 1)/range) + 0.5) + 1;
    at(isnan(at)) = 1;
    counts = accumarray(min(max(at, 1), n), 1, [n, 1]);
    x = low + (0:n - 1)'*(range/max(n - 1, 1));
end
if nargout == 0
    bar(x, counts);
    clear counts
end
end
