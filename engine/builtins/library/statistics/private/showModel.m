% SPDX-License-Identifier: Apache-2.0
function showModel(model, name)
% A fitted model as the command window shows it.
s = objectState(model);
if nargin > 1, fprintf('%s = \n\n', name); end
linear = isa(model, 'LinearModel');
if linear, kind = 'Linear regression model'; else, kind = 'Generalized linear regression model'; end
names = model.CoefficientNames;
shown = names;
shown(strcmp(shown, '(Intercept)')) = {'1'};
left = model.ResponseName;
if ~linear && ~strcmp(s.link, 'identity'), left = sprintf('%s(%s)', s.link, left); end
if isfield(s, 'formula') && ~isempty(s.formula), right = s.formula; else, right = strjoin(shown, ' + '); end
if linear && ~isempty(model.Robust), kind = [kind ' (robust fit)']; end
fprintf('%s:\n    %s ~ %s\n', kind, left, right);
if ~linear, fprintf('    Distribution = %s\n', s.distribution); end
fprintf('\nEstimated Coefficients:\n');
disp(model.Coefficients)
k = model.NumEstimatedCoefficients;
if linear
    fprintf('\nNumber of observations: %d, Error degrees of freedom: %d\nRoot Mean Squared Error: %.3g\n', model.NumObservations, model.DFE, model.RMSE);
    if k > 1 && s.intercept
        F = (model.SSR/(k - 1))/model.MSE;
        fprintf('R-squared: %.3g,  Adjusted R-Squared: %.3g\nF-statistic vs. constant model: %.3g, p-value = %.3g\n', model.Rsquared.Ordinary, model.Rsquared.Adjusted, F, fcdf(1/F, model.DFE, k - 1));
    end
else
    fprintf('\n%d observations, %d error degrees of freedom\nDispersion: %.3g\n', model.NumObservations, model.DFE, model.Dispersion);
    if k > 1 && s.intercept
        if s.estimated
            F = s.statistic/(k - 1)/model.Dispersion;
            fprintf('F-statistic vs. constant model: %.3g, p-value = %.3g\n', F, fcdf(1/F, model.DFE, k - 1));
        else
            fprintf('Chi^2-statistic vs. constant model: %.3g, p-value = %.3g\n', s.statistic, gammainc(s.statistic/2, (k - 1)/2, 'upper'));
        end
    end
end
fprintf('\n');
end
