% SPDX-License-Identifier: Apache-2.0
function [f, xi, bw] = ksdensity(x, varargin)
% Density of a sample by kernels, at 100 points or at pts: ksdensity(x, pts). Options 'Bandwidth' (the normal distribution's best), 'Kernel'
% ('normal', 'box', 'triangle', 'epanechnikov'), 'NumPoints', 'Weights', 'Support' ('unbounded', 'positive', [low high], by a transformation),
% 'Function' ('pdf', 'cdf', 'survivor', 'icdf', 'cumhazard'). Without outputs it is plotted.
% Example: [f, xi] = ksdensity([1 2 2.5 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
pts = [];
if ~isempty(varargin) && isnumeric(varargin{1}), pts = varargin{1}; varargin(1) = []; end
o = testOptionPairs('ksdensity', varargin, struct('Bandwidth', [], 'Kernel', 'normal', 'NumPoints', 100, 'Weights', [], 'Support', 'unbounded', ...
    'Function', 'pdf', 'BoundaryCorrection', 'log', 'Width', []));
if isempty(o.Bandwidth), o.Bandwidth = o.Width; end
x = x(:);
weights = o.Weights(:);
if isempty(weights), weights = ones(size(x)); end
keep = ~isnan(x);
x = x(keep); weights = weights(keep)/sum(weights(keep));
low = -Inf; high = Inf;
if isnumeric(o.Support), low = o.Support(1); high = o.Support(2); elseif strcmpi(o.Support, 'positive'), low = 0; end
if any(x <= low | x >= high), error('stats:ksdensity:DataOutsideSupport', 'The data must lie within the support.'); end
if isinf(low), to = @(v) v; back = to; slope = @(v) ones(size(v));
elseif isinf(high), to = @(v) log(v - low); back = @(u) exp(u) + low; slope = @(v) 1./(v - low);
else, to = @(v) log((v - low)./(high - v)); back = @(u) (low + high*exp(u))./(1 + exp(u)); slope = @(v) 1./(v - low) + 1./(high - v);
end
u = to(x);
n = numel(u);
bw = o.Bandwidth;
if isempty(bw)
    spread = median(abs(u - median(u)))/0.6745;
    if spread <= 0, spread = max(u) - min(u); end
    if spread > 0, bw = spread*(4/(3*n))^(1/5); else, bw = 1; end
end
if isempty(pts)
    grid = linspace(min(u) - 3*bw, max(u) + 3*bw, o.NumPoints);
    pts = back(grid);
end
switch lower(o.Kernel)
    case 'normal', K = @(t) exp(-t.^2/2)/sqrt(2*pi); C = @(t) normcdf(t);
    case 'box', K = @(t) (abs(t) <= sqrt(3))/(2*sqrt(3)); C = @(t) min(max((t + sqrt(3))/(2*sqrt(3)), 0), 1);
    case 'triangle'
        K = @(t) max(0, (1 - abs(t)/sqrt(6))/sqrt(6));
        C = @(t) 0.5 + sign(t).*(0.5 - max(0, 1 - abs(t)/sqrt(6)).^2/2);
    case 'epanechnikov'
        K = @(t) max(0, 0.75*(1 - t.^2/5)/sqrt(5));
        C = @(t) 0.5 + 0.75*(min(max(t, -sqrt(5)), sqrt(5))/sqrt(5) - min(max(t, -sqrt(5)), sqrt(5)).^3/(15*sqrt(5)));
    otherwise, error('stats:ksdensity:BadKernel', 'Unknown kernel ''%s''.', char(o.Kernel));
end
at = reshape(pts, 1, []);
inside = at > low & at < high;
cumulative = zeros(size(at));
cumulative(at >= high) = 1;
switch lower(o.Function)
    case 'pdf'
        f = zeros(size(at));
        v = at(inside);
        f(inside) = sum(weights.*K((to(v) - u)/bw), 1)/bw.*slope(v);
    case {'cdf', 'survivor', 'cumhazard'}
        cumulative(inside) = sum(weights.*C((to(at(inside)) - u)/bw), 1);
        f = cumulative;
        if strcmpi(o.Function, 'survivor'), f = 1 - f; elseif strcmpi(o.Function, 'cumhazard'), f = -log(1 - f); end
    case 'icdf'
        f = zeros(size(at));
        for k = 1:numel(at)
            if at(k) <= 0, f(k) = low; elseif at(k) >= 1, f(k) = high;
            else, f(k) = back(fzero(@(q) sum(weights.*C((q - u)/bw)) - at(k), [min(u) - 40*bw, max(u) + 40*bw])); end
        end
    otherwise, error('stats:ksdensity:BadFunction', 'Unknown function ''%s''.', char(o.Function));
end
f = reshape(f, size(pts));
xi = pts;
if nargout == 0
    plot(xi, f);
    clear f
end
end
