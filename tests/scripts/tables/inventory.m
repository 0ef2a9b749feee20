% Inventory with structs, cells, maps, validation and reports.
function inventory
    items = struct('sku', {}, 'name', {}, 'qty', {}, 'price', {});
    items = addItem(items, 'A-100', 'bolt', 250, 0.1);
    items = addItem(items, 'B-200', 'hammer', 5, 12.5);
    items = addItem(items, 'C-300', 'saw', 0, 18);
    try
        items = addItem(items, 'wrong', 'x', 1, 1);
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
    try
        items = addItem(items, 'D-400', 'glue', -1, 1);
    catch e
        disp(e.message);
    end
    T = struct2table(items);
    T.value = T.qty .* T.price;
    T.status = repmat("ok", height(T), 1);
    T.status(T.qty == 0) = "out";
    T.status(T.qty > 0 & T.qty < 10) = "low";
    disp(T)
    fprintf('%-8s|%6s|%8s\n', 'sku', 'qty', 'value');
    for k = 1:height(T)
        row = T(k, :);
        fprintf('%-8s|%6d|%8.2f\n', row.sku{1}, row.qty, row.value);
    end
    total = sum(T.value)
    T = [T; {'E-500', 'nail', 1000, 0.01, 10, "ok"}];
    T(T.status == "out", :) = [];
    T.sku = string(T.sku);
    T = sortrows(T, 'value', 'descend');
    disp(T(:, {'sku', 'value', 'status'}))
    p = inputParser;
    p.FunctionName = 'inventory';
    p.addRequired('name', @ischar);
    p.addOptional('count', 1, @(x) isnumeric(x) && x > 0);
    p.addParameter('Colour', 'red', @(c) any(strcmp(c, {'red', 'blue'})));
    p.KeepUnmatched = true;
    p.parse('lamp', 3, 'Colour', 'blue', 'Other', 5);
    disp(p.Results), disp(p.Unmatched), disp(p.UsingDefaults)
    try, p.parse('lamp', -1); catch e, disp(e.message); end
    try, p.parse('lamp', 1, 'Colour', 'green'); catch e, disp(e.message); end
    codes = cellfun(@(s) sscanf(s, '%c-%d')', cellstr(T.sku), 'UniformOutput', false);
    disp(vertcat(codes{:}))
    M = containers.Map(cellstr(T.sku), num2cell(T.value));
    for k = M.keys, fprintf('%s=%g ', k{1}, M(k{1})); end
    fprintf('\n');
    s = sprintf('%s;', T.sku); disp(s(1:end - 1))
    groups = groupsummary(T, 'status', 'all', 'qty')
    x = T{:, vartype('numeric')};
    disp(round(corrcoef(x(:, 1:2)), 3))
end

function items = addItem(items, sku, name, qty, price)
    if isempty(regexp(sku, '^[A-Z]-\d{3}$', 'once'))
        error('Inventory:badSku', 'SKU "%s" is not like A-123.', sku);
    end
    validateattributes(qty, {'numeric'}, {'scalar', 'nonnegative', 'integer'}, 'addItem', 'qty');
    items(end + 1) = struct('sku', sku, 'name', name, 'qty', qty, 'price', price);
end
