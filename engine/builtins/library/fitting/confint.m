% SPDX-License-Identifier: Apache-2.0
function ci = confint(f, level)
% Confidence bounds of the coefficients of a fit, of 95 % unless level is given: lower ones in the first row, upper ones in the second, by the
% t distribution and the derivatives at the end of the fit. NaN for a coefficient that stands at a bound.
% Example: ci = confint(fit((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1], 'poly1'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, level = 0.95; end
isFit(f, 'confint');
if ~(isnumeric(level) && isscalar(level) && level > 0 && level < 1)
    error('curvefit:confint:invalidConfidenceLevel', 'The confidence level must be between 0 and 1.');
end
s = objectState(f);
if ~isempty(s.pp), error('curvefit:confint:notParametric', 'Cannot compute confidence intervals for interpolants and splines.'); end
if isempty(s.R), error('curvefit:confint:missingStatistics', 'Cannot compute confidence intervals of an object that is not the result of a fit.'); end
if s.dfe < 1, error('curvefit:confint:notEnoughData', 'Cannot compute confidence intervals if #observations<=#coefficients.'); end
inverse = s.R\eye(size(s.R, 1));
width = tinv((1 + level)/2, s.dfe)*sqrt(sum(inverse.^2, 2)*s.sse/s.dfe)';
ci = NaN(2, numel(s.b));
free = ~s.fixed;
ci(:, free) = [s.b(free) - width; s.b(free) + width];
end
