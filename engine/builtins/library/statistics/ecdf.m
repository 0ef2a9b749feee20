% SPDX-License-Identifier: Apache-2.0
function [f, x, flo, fup] = ecdf(y, varargin)
% Empirical distribution function by Kaplan and Meier's estimate: f at the points x, with the limits of its intervals (Greenwood's). Options
% 'censoring', 'frequency', 'alpha' (0.05), 'function' ('cdf', 'survivor', 'cumulative hazard'). Without outputs it is plotted.
% Example: [f, x] = ecdf([3 1 2 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('ecdf', varargin, struct('censoring', [], 'frequency', [], 'alpha', 0.05, 'function', 'cdf', 'bounds', 'off'));
y = y(:);
c = o.censoring(:); if isempty(c), c = false(size(y)); end
n = o.frequency(:); if isempty(n), n = ones(size(y)); end
keep = ~isnan(y) & ~isnan(n) & n > 0;
y = y(keep); c = logical(c(keep)); n = n(keep);
if isempty(y), error('stats:ecdf:NotEnoughData', 'Input sample has no valid data (all missing values).'); end
[times, ~, at] = unique(y);
deaths = accumarray(at, n.*~c);
gone = accumarray(at, n);
atRisk = sum(n) - [0; cumsum(gone(1:end - 1))];
keep = deaths > 0;
times = times(keep); deaths = deaths(keep); atRisk = atRisk(keep);
survivor = cumprod(1 - deaths./atRisk);
spread = survivor.*sqrt(cumsum(deaths./(atRisk.*(atRisk - deaths))));
hazard = cumsum(deaths./atRisk);
x = [min(y); times];
z = -norminv(o.alpha/2);
switch lower(o.function)
    case 'cdf', f = [0; 1 - survivor];
    case 'survivor', f = [1; survivor];
    case 'cumulative hazard', f = [0; hazard]; spread = sqrt(cumsum(deaths./atRisk.^2));
    otherwise, error('stats:ecdf:BadFunction', 'The function must be ''cdf'', ''survivor'' or ''cumulative hazard''.');
end
flo = [NaN; max(f(2:end) - z*spread, 0)];
fup = f + [NaN; z*spread];
if ~strcmpi(o.function, 'cumulative hazard'), fup = min(fup, 1); end
flo([true; isnan(spread)]) = NaN; fup([true; isnan(spread)]) = NaN;
if nargout == 0
    stairs(x, f);
    clear f
end
end


