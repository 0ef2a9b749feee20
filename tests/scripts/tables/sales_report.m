% Sales report: CSV in, cleaning, groups, a report as text.
function sales_report
    folder = tempname; mkdir(folder);
    back = onCleanup(@() rmdir(folder, 's'));
    file = fullfile(folder, 'sales.csv');
    writeSales(file);
    sales = readtable(file, 'TextType', 'string');
    fprintf('%d rows, variables: %s\n', height(sales), strjoin(sales.Properties.VariableNames, ', '));
    % Cleaning: names are trimmed and capitalised, unknown amounts are left out.
    sales.Region = regexprep(strtrim(lower(sales.Region)), '^(\w)', '${upper($1)}');
    bad = ismissing(sales.Amount) | sales.Amount < 0;
    fprintf('%d bad rows: %s\n', nnz(bad), mat2str(find(bad)'));
    sales(bad, :) = [];
    sales.Month = month(sales.Date);
    sales.Region = categorical(sales.Region);
    % Totals by region and month.
    totals = groupsummary(sales, {'Region', 'Month'}, 'sum', 'Amount');
    totals = sortrows(totals, {'Month', 'sum_Amount'}, {'ascend', 'descend'});
    disp(totals)
    wide = unstack(totals(:, {'Region', 'Month', 'sum_Amount'}), 'sum_Amount', 'Region');
    disp(wide)
    for r = categories(sales.Region)'
        rows = sales.Region == r{1};
        part = sales(rows, :);
        [best, at] = max(part.Amount);
        fprintf('%-6s n=%d mean=%7.2f best=%g (%s by %s)\n', r{1}, nnz(rows), mean(part.Amount), best, ...
            datestr(part.Date(at), 'dd mmm'), part.Seller(at));
    end
    % Commission by a lookup table.
    rates = table(categorical({'North'; 'South'; 'East'}), [0.05; 0.07; 0.06], 'VariableNames', {'Region', 'Rate'});
    sales = join(sales, rates);
    sales.Commission = round(sales.Amount .* sales.Rate, 2);
    bySeller = varfun(@sum, sales, 'InputVariables', {'Amount', 'Commission'}, 'GroupingVariables', 'Seller');
    bySeller.Properties.VariableNames = regexprep(bySeller.Properties.VariableNames, '^sum_', 'Total');
    disp(sortrows(bySeller, 'TotalAmount', 'descend'))
    out = fullfile(folder, 'report.csv');
    writetable(bySeller, out);
    type(out)
    again = readtable(out);
    assert(isequal(again.TotalAmount, bySeller.TotalAmount))
    lines = splitlines(strtrim(fileread(out)));
    fprintf('%d lines, last: %s\n', numel(lines), lines{end});
end

function writeSales(file)
    id = fopen(file, 'w');
    fprintf(id, 'Date,Region,Seller,Amount\n');
    rows = {'2024-01-05', 'north', 'Ann', 120.5; '2024-01-17', ' North', 'Bob', 80; '2024-01-20', 'south', 'Cid', 200
            '2024-02-02', 'SOUTH', 'Ann', 50.25; '2024-02-14', 'east', 'Bob', NaN; '2024-02-15', 'East ', 'Cid', 75
            '2024-02-20', 'north', 'Ann', -1; '2024-03-01', 'east', 'Ann', 310; '2024-03-09', 'South', 'Bob', 99.99};
    for k = 1:size(rows, 1)
        fprintf(id, '%s,%s,%s,%g\n', rows{k, :});
    end
    fclose(id);
end
