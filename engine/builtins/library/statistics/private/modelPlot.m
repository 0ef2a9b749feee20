% SPDX-License-Identifier: Apache-2.0
function h = modelPlot(model)
% The data of a model and its line with bounds of confidence; of several predictors what is left beside the constant, along the whole fit.
s = objectState(model);
if model.NumPredictors == 0
    h = plotModelResiduals(model, 'histogram');
    if nargout == 0, clear h, end
    return
end
y = model.Variables.(model.ResponseName);
used = model.ObservationInfo.Subset;
if model.NumPredictors == 1 && isempty(s.base{1}.levels)
    name = model.PredictorNames{1};
    x = double(model.Variables.(name));
    grid = linspace(min(x(used)), max(x(used)), 100)';
    [at, ci] = predict(model, table(grid, 'VariableNames', {name}));
    h = plot(x(used), y(used), 'x', grid, at, '-r', grid, ci(:, 1), ':r', grid, ci(:, 2), ':r');
    xlabel(name)
    ylabel(model.ResponseName)
    title([model.ResponseName ' vs. ' name])
    legend(h(1:3), {'Data', 'Fit', 'Confidence bounds'})
else
    % Along the direction of all slopes.
    b = model.Coefficients.Estimate;
    A = x2fx(modelColumns(s, model.Variables), s.terms);
    slopes = any(s.terms, 2);
    along = b.*slopes;
    len = norm(along);
    if len == 0, len = 1; end
    along = along/len;
    x = A*along;
    grid = linspace(min(x(used)), max(x(used)), 100)';
    constant = sum(b(~slopes));
    at = constant + len*grid;
    centre = mean(A(used, :), 1);
    D = centre + (grid - centre*along).*along';
    side = tinv(0.975, model.DFE)*sqrt(sum((D*model.CoefficientCovariance).*D, 2));
    h = plot(x(used), constant + len*x(used) + model.Residuals.Raw(used), 'x', grid, at, '-r', grid, at - side, ':r', grid, at + side, ':r');
    xlabel('Adjusted whole model')
    ylabel(['Adjusted ' model.ResponseName])
    title('Added variable plot for whole model')
    legend(h(1:3), {'Adjusted data', sprintf('Fit: y=%g*x', len), '95% conf. bounds'})
end
if nargout == 0, clear h, end
end
