% SPDX-License-Identifier: Apache-2.0
function w = smooth3(v, kind, extent, deviation)
% A volume smoothed by a box or a Gaussian: smooth3(V,'box'|'gaussian',size,deviation).
if nargin < 2 || isempty(kind), kind = 'box'; end
if nargin < 3 || isempty(extent), extent = 3; end
if nargin < 4, deviation = 0.65; end
if isscalar(extent), extent = [extent extent extent]; end
half = (extent - 1)/2;
if strncmpi(kind, 'gaussian', max(1, numel(char(kind))))
    [x, y, z] = ndgrid(-half(1):half(1), -half(2):half(2), -half(3):half(3));
    kernel = exp(-(x.^2 + y.^2 + z.^2)/(2*deviation^2));
elseif strncmpi(kind, 'box', numel(char(kind)))
    kernel = ones(extent);
else
    error('MATLAB:smooth3:UnknownFilter', 'Unknown filter.');
end
kernel = kernel/sum(kernel(:));
at = @(n, h) min(max((1-h):(n+h), 1), n);
wide = v(at(size(v, 1), half(1)), at(size(v, 2), half(2)), at(size(v, 3), half(3)));
w = convn(wide, kernel, 'valid');
end
