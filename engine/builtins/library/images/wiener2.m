% SPDX-License-Identifier: Apache-2.0
function [y, noise] = wiener2(x, varargin)
% Adaptive noise removal from means and variances of a neighbourhood: wiener2(x, [m n], noise); without noise it is the mean variance.
% Example: y = wiener2(magic(4)/16, [3 3], 0.01)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'int16', 'double', 'single'}, {'real', '2d', 'nonsparse'}, 'wiener2', 'I', 1);
long = [3, 3];
noise = [];
for k = 1:numel(varargin)
    if isscalar(varargin{k}), noise = double(varargin{k}); else, long = double(reshape(varargin{k}, 1, 2)); end
end
kind = class(x);
if ~isfloat(x), x = im2double(x); end
box = ones(long);
centre = filter2(box, x)/prod(long);
spread = filter2(box, x.^2)/prod(long) - centre.^2;
if isempty(noise), noise = sum(spread(:), 'double')/numel(spread); end
y = x - centre;
rest = max(spread - noise, 0);
spread = max(spread, noise);
y = toImageClass(y./spread.*rest + centre, kind);
if isfloat(y), y = cast(y, kind); end
end
