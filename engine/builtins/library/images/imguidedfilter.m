% SPDX-License-Identifier: Apache-2.0
function y = imguidedfilter(x, guide, varargin)
% An image smoothed where a guide (itself) is smooth, edges kept. Options: NeighborhoodSize ([5 5]), DegreeOfSmoothing (a hundredth of the
% squared range of the guide's class). He, Sun and Tang, "Guided image filtering", 2013.
% Example: y = imguidedfilter(magic(8)/64)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, guide = x; elseif ischar(guide) || isstring(guide), varargin = [{guide}, varargin]; guide = x; end
validateattributes(guide, {'numeric', 'logical'}, {'2d', 'real', 'nonsparse'}, 'imguidedfilter', 'G', 2);
siz = [5 5];
smooth = 0.01*diff(getrangefromclass(guide))^2;
for k = 1:2:numel(varargin)
    switch validatestring(varargin{k}, {'NeighborhoodSize', 'DegreeOfSmoothing'}, 'imguidedfilter')
        case 'NeighborhoodSize', siz = varargin{k + 1}.*[1 1];
        case 'DegreeOfSmoothing', smooth = varargin{k + 1};
    end
end
mean_ = @(z) imfilter(z, ones(siz)/prod(siz), 'replicate');
g = double(guide);
mg = mean_(g);
spread = mean_(g.^2) - mg.^2;
y = zeros(size(x));
for k = 1:size(x, 3)
    z = double(x(:, :, k));
    mz = mean_(z);
    a = (mean_(g.*z) - mg.*mz)./(spread + smooth);
    y(:, :, k) = mean_(a).*g + mean_(mz - a.*mg);
end
if islogical(x), y = y > 0.5; else, y = cast(y, 'like', x); end
end
