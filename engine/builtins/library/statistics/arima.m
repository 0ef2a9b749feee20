% SPDX-License-Identifier: Apache-2.0
function model = arima(varargin)
% A model of a series whose differences go on from their past and from past innovations: arima(p, D, q) with unknown coefficients, or by name: Constant, AR, MA,
% SAR, SMA (cells of coefficients, NaN where unknown), ARLags, MALags, SARLags, SMALags, D, Seasonality, Beta, Variance, Description. Functions:
% estimate(model, y) (options Y0, X, Display 'params' or 'off') gives the fitted model, the covariance of its parameters, the log likelihood and info; forecast(model, n, Y0)
% values and mean square errors (X0, XF); simulate(model, n) (NumPaths, Y0, E0, X); infer(model, y) (Y0, X) innovations, variances, log likelihood; filter(model, z), impulse(model, n),
% print and summarize. Innovations are normal with one variance. Estimates are those of least squares of the innovations, past values by the model run backwards.
% G. Box and G. Jenkins, Time Series Analysis (1976).
% Example: rng(1), y = filter(1, [1 -0.5], randn(200, 1)); m = estimate(arima(1, 0, 0), y, 'Display', 'off'); a = m.AR{1}
v = struct('Description', '', 'Distribution', 'Gaussian', 'Constant', NaN, 'AR', {{}}, 'ARLags', [], 'SAR', {{}}, 'SARLags', [], 'MA', {{}}, 'MALags', [], 'SMA', {{}}, ...
    'SMALags', [], 'D', 0, 'Seasonality', 0, 'Beta', zeros(1, 0), 'Variance', NaN);
args = varargin;
if numel(args) == 3 && all(cellfun(@(a) isnumeric(a) && isscalar(a), args))
    [p, d, q] = args{:};
    if any([p d q] < 0 | [p d q] ~= fix([p d q])), error('econ:arima:arima:InvalidOrder', 'P, D and Q must be nonnegative integers.'); end
    v.AR = num2cell(NaN(1, p));
    v.MA = num2cell(NaN(1, q));
    v.D = d;
else
    if mod(numel(args), 2) == 1, error('econ:arima:arima:MissingValue', 'Parameters of arima come as names and values.'); end
    for k = 1:2:numel(args), v.(validatestring(args{k}, fieldnames(v), 'arima')) = args{k + 1}; end
end
for name = {'AR', 'SAR', 'MA', 'SMA'}
    c = v.(name{1});
    if ~iscell(c), c = num2cell(c); end
    lags = v.([name{1} 'Lags']);
    if isempty(lags), lags = 1:numel(c); elseif isempty(c), c = num2cell(NaN(size(lags))); end
    if numel(c) ~= numel(lags), error('econ:arima:arima:LagMismatch', 'There must be a coefficient for each lag of %s.', name{1}); end
    whole = num2cell(zeros(1, max([lags(:); 0])));
    whole(lags) = c;
    v.(name{1}) = whole;
    v.([name{1} 'Lags']) = sort(reshape(lags, 1, []));
end
model = arimaObject(v);
end
