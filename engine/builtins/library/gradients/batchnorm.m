% SPDX-License-Identifier: Apache-2.0
function [Y, mu, sigmaSq] = batchnorm(X, offset, scaleFactor, varargin)
% Each channel with mean 0 and variance 1 over all observations, or by given statistics; then scaled and shifted. With three outputs the statistics, or the given ones moved by 'MeanDecay' and 'VarianceDecay' (0.1).
given = {};
while ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
    given{end + 1} = stripped(varargin{1}); %#ok<AGROW>
    varargin(1) = [];
end
options = gradientOptions(struct('DataFormat', '', 'Epsilon', 1e-5, 'MeanDecay', 0.1, 'VarianceDecay', 0.1), varargin, 'batchnorm');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'batchnorm');
scale = byChannel(scaleFactor, format, 'batchnorm');
shift = byChannel(offset, format, 'batchnorm');
if numel(given) == 2 && nargout < 2
    Y = (Z - byChannel(given{1}, format, 'batchnorm')) ./ sqrt(byChannel(given{2}, format, 'batchnorm') + options.Epsilon);
else
    over = find(format ~= 'C');
    [Y, m, v] = normalised(Z, over, options.Epsilon);
    mu = plain(m(:));
    sigmaSq = plain(v(:));
    if numel(given) == 2
        mu = options.MeanDecay * mu + (1 - options.MeanDecay) * reshape(plain(given{1}), [], 1);
        sigmaSq = options.VarianceDecay * sigmaSq + (1 - options.VarianceDecay) * reshape(plain(given{2}), [], 1);
    end
end
Y = restoredData(Y .* scale + shift, format, labelled, options.DataFormat);
end
function x = plain(x)
if isdlarray(x)
    x = extractdata(x);
end
end
