% SPDX-License-Identifier: Apache-2.0
function y = imdiffusefilt(x, varargin)
% Smoothing that keeps edges, by diffusion that is slow where the gradient is large. Options: GradientThreshold (a tenth of the range of values, or one a
% step), NumberOfIterations (5), Connectivity ('maximal': 8 neighbours, or 'minimal': 4), ConductionMethod ('exponential' or 'quadratic').
% P. Perona and J. Malik, IEEE Trans. PAMI 12 (1990).
% Example: y = imdiffusefilt([0 0 0; 0 1 0; 0 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric'}, {'real', 'nonsparse', '2d', 'finite'}, 'imdiffusefilt', 'I', 1);
o = struct('GradientThreshold', [], 'NumberOfIterations', 5, 'Connectivity', 'maximal', 'ConductionMethod', 'exponential');
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'imdiffusefilt')) = varargin{k + 1}; end
all_ = strcmp(validatestring(o.Connectivity, {'maximal', 'minimal'}, 'imdiffusefilt'), 'maximal');
exponential = strcmp(validatestring(o.ConductionMethod, {'exponential', 'quadratic'}, 'imdiffusefilt'), 'exponential');
kind = class(x);
limit = o.GradientThreshold;
if isempty(limit)
    range = getrangefromclass(x);
    if isfloat(x), range = [min(x(:)) max(x(:))]; end
    limit = 0.1*double(diff(range));
end
limit = repmat(max(double(limit(:)), eps), o.NumberOfIterations, 1);
y = double(x);
steps = [0 1; 1 0];
weight = [1 1];
rate = 1/4;
if all_
    steps = [steps; 1 1; 1 -1];
    weight = [1 1 0.5 0.5];
    rate = 1/8;
end
[m, n] = size(y);
for k = 1:o.NumberOfIterations
    change = zeros(m, n);
    for s = 1:size(steps, 1)
        for turn = [1 -1]
            r = min(max((1:m) + turn*steps(s, 1), 1), m);
            c = min(max((1:n) + turn*steps(s, 2), 1), n);
            d = y(r, c) - y;
            q = (d/limit(k)).^2;
            if exponential, flow = exp(-q).*d; else, flow = d./(1 + q); end
            change = change + weight(s)*flow;
        end
    end
    y = y + rate*change;
end
y = roundToClass(y, kind);
end
