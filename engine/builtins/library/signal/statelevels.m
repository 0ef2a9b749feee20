% SPDX-License-Identifier: Apache-2.0
function [levels, counts, centres] = statelevels(x, bins, method, bounds)
% The low and the high level of a signal with two states: in a histogram of so many bins (100 unless
% said), the 'mode' of its lower and of its upper half, or their 'mean'.
% Example: levels = statelevels([0 0 0 1 5 5 5 5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x) || ~isvector(x) || ~isreal(x)
    error('MATLAB:statelevels:expectedVector', 'Expected X to be a vector.');
end
if nargin < 2 || isempty(bins), bins = 100; end
if nargin < 3 || isempty(method), method = 'mode'; end
if nargin < 4 || isempty(bounds), bounds = [min(x), max(x)]; end
if ~(isnumeric(bins) && isscalar(bins) && bins >= 2 && bins == round(bins))
    error('MATLAB:statelevels:expectedInteger', 'Expected NBINS to be an integer greater than 1.');
end
method = validatestring(method, {'mode', 'mean'}, 'statelevels');
width = (bounds(2) - bounds(1))/bins;
centres = bounds(1) + ((1:bins)' - 0.5)*width;
at = min(max(ceil((x(:) - bounds(1))/width), 1), bins);
at(x(:) < bounds(1) | x(:) > bounds(2)) = [];
counts = zeros(bins, 1);
if width > 0, counts = accumarray(at, 1, [bins, 1]); else, counts(1) = numel(x); end
first = find(counts, 1);
last = find(counts, 1, 'last');
middle = first + floor((last - first)/2);
levels = [level(first:middle), level(min(middle + 1, last):last)];
    function v = level(k)
        if strcmp(method, 'mode')
            [~, most] = max(counts(k));
            v = centres(k(most));
        else
            v = sum(counts(k).*centres(k))/sum(counts(k));
        end
    end
end
